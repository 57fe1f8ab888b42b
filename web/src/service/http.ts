import type { ProblemBody } from "../wire/service";

/** The service refused a request, or could not be reached (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ProblemBody,
  ) {
    super(body.words);
  }

  get isOffline(): boolean {
    return this.status === 0;
  }
}

let language = "en";
let signedOutHandler: (words: string) => void = () => undefined;

/** Set what to do when the service no longer knows this browser, because it was signed out here or elsewhere. */
export function onSignedOut(handler: (words: string) => void): void {
  signedOutHandler = handler;
}

export function signedOut(words: string): void {
  signedOutHandler(words);
}

/** Set the language in which the service words its error messages. */
export function setServiceLanguage(code: string): void {
  language = code;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, { code: "offline", words: "" });
  }
  if (answer.ok) return answer;
  const problem = await problemOf(answer);
  if (answer.status === 401) signedOut(problem.words);
  throw new ApiError(answer.status, problem);
}

async function problemOf(answer: Response): Promise<ProblemBody> {
  try {
    return (await answer.json()) as ProblemBody;
  } catch {
    return { code: "unknown", words: answer.statusText };
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await (await send("GET", path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await send("GET", path)).text();
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  return (await (await send("POST", path, body)).json()) as T;
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return (await (await send("PATCH", path, body)).json()) as T;
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return (await (await send("PUT", path, body)).json()) as T;
}

export async function remove(path: string, body?: unknown): Promise<Response> {
  return send("DELETE", path, body);
}
