import type { ProblemBody } from "../../wire/service";

/** The service refused a request, or could not be reached (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ProblemBody,
    /** How many seconds the service asks to wait before the next try. */
    readonly retryAfter?: number,
  ) {
    super(body.words);
  }

  get isOffline(): boolean {
    return this.status === 0;
  }
}

const GATEWAY_ERRORS = [0, 502, 503, 504];

/**
 * How long to wait before sending a request again, in milliseconds; undefined if it must not be sent again. A request
 * that may be repeated is sent again after any failure on the way; others only if the service has said when.
 */
export function waitBeforeRepeating(error: unknown, isRepeatable: boolean): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, retryAfter } = error;
  const isRefusal = status === 429 || (status === 503 && retryAfter !== undefined);
  if (!isRefusal && !(isRepeatable && GATEWAY_ERRORS.includes(status))) return undefined;
  const wait = (retryAfter ?? 0) * 1000;
  return wait <= LONGEST_ASKED_WAIT ? wait : undefined;
}

const LONGEST_ASKED_WAIT = 30_000; // beyond that, the person is told instead
