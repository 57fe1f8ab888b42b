import type { ProblemBody } from "../../wire/service";
import { ApiError, waitBeforeRepeating } from "./api_error";
import { monotoneNow, serviceClock } from "../clock";
import { retrying } from "./retry";

export { ApiError } from "./api_error";

const TIME_LIMIT = 15_000; // of one attempt
const DATE_RESOLUTION = 1000; // the header Date has whole seconds

export interface RequestOptions {
  /** Aborted when nobody wants the answer any more. */
  signal?: AbortSignal;
  /** Sending it twice does no more than sending it once. */
  isRepeatable?: boolean;
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

interface Sent {
  method: string;
  path: string;
  body?: unknown;
}

/** Send a request, again if need be, and read its answer, all of it within the time limit. */
function send<T>(sent: Sent, read: (answer: Response) => Promise<T>, options: RequestOptions = {}): Promise<T> {
  const { signal, isRepeatable = sent.method === "GET" } = options;
  return retrying(() => attempt(sent, read, signal), {
    signal,
    waitAfter: (error) => waitBeforeRepeating(error, isRepeatable),
  });
}

async function attempt<T>(sent: Sent, read: (answer: Response) => Promise<T>, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  const limited = new AbortController();
  const abort = () => limited.abort(signal?.reason);
  signal?.addEventListener("abort", abort, { once: true });
  const timer = setTimeout(abort, TIME_LIMIT);
  try {
    return await exchange(sent, read, limited.signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? error : new ApiError(0, { code: "offline", words: "" });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

async function exchange<T>(
  { method, path, body }: Sent,
  read: (answer: Response) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const began = monotoneNow();
  const answer = await fetch(path, {
    method,
    headers,
    signal,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  readServiceTime(answer, path, monotoneNow() - began);
  if (answer.ok) return read(answer);
  const problem = await problemOf(answer);
  if (answer.status === 401) signedOut(problem.words);
  const wait = Number(answer.headers.get("retry-after") ?? Number.NaN);
  throw new ApiError(answer.status, problem, Number.isFinite(wait) ? wait : undefined);
}

/** Answers of the API are never stored, so their date is the present one. */
function readServiceTime(answer: Response, path: string, tookMs: number): void {
  const at = Date.parse(answer.headers.get("date") ?? "");
  if (path.startsWith("/api/me") && !Number.isNaN(at)) serviceClock.take(at / 1000, tookMs + DATE_RESOLUTION);
}

async function problemOf(answer: Response): Promise<ProblemBody> {
  try {
    return (await answer.json()) as ProblemBody;
  } catch {
    return { code: "unknown", words: answer.statusText };
  }
}

const asJson = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;

export function get<T>(path: string, options?: RequestOptions): Promise<T> {
  return send({ method: "GET", path }, asJson<T>, options);
}

export function getText(path: string, options?: RequestOptions): Promise<string> {
  return send({ method: "GET", path }, (answer) => answer.text(), options);
}

export function post<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T> {
  return send({ method: "POST", path, body }, asJson<T>, options);
}

/** Ask something that is too long for an address; the service stores nothing. */
export function query<T>(path: string, body: unknown, options?: RequestOptions): Promise<T> {
  return post<T>(path, body, { ...options, isRepeatable: true });
}

export function patch<T>(path: string, body: unknown, options?: RequestOptions): Promise<T> {
  return send({ method: "PATCH", path, body }, asJson<T>, { isRepeatable: true, ...options });
}

export function put<T>(path: string, body: unknown, options?: RequestOptions): Promise<T> {
  return send({ method: "PUT", path, body }, asJson<T>, { isRepeatable: true, ...options });
}

export function remove(path: string, body?: unknown, options?: RequestOptions): Promise<Response> {
  return send({ method: "DELETE", path, body }, (answer) => Promise.resolve(answer), options);
}
