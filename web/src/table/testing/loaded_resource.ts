import type { Resource } from "../../service/http/resource.svelte";

/** A resource that has come already, or that has failed. */
export function loaded<T>(value: T): Resource<T> {
  return { state: "ready", value, error: undefined, retry: () => undefined } as unknown as Resource<T>;
}
