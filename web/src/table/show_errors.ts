import { toasts } from "../components/toasts.svelte";

/** Wait for a request; if it fails, show why. */
export async function showErrors(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    toasts.showError(error);
  }
}
