/** The parts of a service worker's global scope that ours uses; TypeScript cannot load its types beside those of a page. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LongEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageToWorker extends LongEvent {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(options: object): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LongEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageToWorker) => void): void;
}
