// What a page loads, by kind: the bytes of the answers as they crossed the wire, from the browser's own account.

const KINDS = [
  ["fonts", /\.woff2?($|\?)/],
  ["texts", /\/api\/games\/[^?]*(texts|covers)|\.ftl|locale|\/api\/texts/],
  ["code", /\.(js|css)($|\?)/],
];

function kindOf({ url, mime }) {
  const { pathname } = new URL(url);
  const named = KINDS.find(([, pattern]) => pattern.test(pathname))?.[0];
  return named ?? (mime === "text/html" ? "page" : "other");
}

/** Collects the requests of a page, from now on; WebSockets are left out. */
export async function collectTransfers(context, page) {
  const devtools = await context.newCDPSession(page);
  const open = new Map();
  const done = [];
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) =>
    open.set(requestId, { url: request.url, method: request.method, mime: "" }),
  );
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    const one = open.get(requestId);
    if (one) Object.assign(one, { mime: response.mimeType, status: response.status });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId);
    if (one && !/^(data|blob):/.test(one.url)) done.push({ ...one, bytes: encodedDataLength });
  });
  await devtools.send("Network.enable");
  return {
    devtools,
    /** What has come since the last call. */
    take: () => done.splice(0),
  };
}

/** Requests and bytes of each kind, and of all together. */
export function sumByKind(transfers) {
  const sums = {};
  for (const transfer of transfers) {
    for (const kind of [kindOf(transfer), "all"]) {
      const sum = (sums[kind] ??= { requests: 0, bytes: 0 });
      sum.requests += 1;
      sum.bytes += transfer.bytes;
    }
  }
  return sums;
}
