// A proxy before the service that can deploy a later build, for all tabs and for the service worker too.
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { NAMES_OTHERS, RenamedFiles } from "./renamed_files.mjs";

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

export class DeployingProxy {
  files = new RenamedFiles();
  isDeployed = false;
  #target;
  #server = createServer((asked, answer) => this.#answer(asked, answer));

  /** Start before a service; resolves once it can be reached. */
  static async start(target) {
    const proxy = new DeployingProxy();
    proxy.#target = new URL(target);
    proxy.#server.on("upgrade", (asked, socket, head) => proxy.#upgrade(asked, socket, head));
    await new Promise((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(asked, answer) {
    const [path] = asked.url.split("?");
    if (this.isDeployed && this.files.isGone(path.split("/").at(-1))) {
      answer.writeHead(404, { "content-type": "text/plain" }).end("gone");
      return;
    }
    const isChanged = this.isDeployed && NAMES_OTHERS.test(path);
    const headers = isChanged ? without(asked.headers, ["accept-encoding", "if-none-match"]) : asked.headers;
    const real = this.isDeployed ? asked.url.replace(path, this.files.realPath(path)) : asked.url;
    const { hostname: host, port } = this.#target;
    const onward = request({ host, port, method: asked.method, path: real, headers }, (got) => {
      if (isChanged) this.#pass(got, answer);
      else got.pipe(answer.writeHead(got.statusCode, got.headers));
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  }

  /** Pass on a text as the later build has it. */
  async #pass(got, answer) {
    const text = Buffer.concat(await got.toArray()).toString();
    const headers = without(got.headers, ["content-length", "etag"]);
    answer.writeHead(got.statusCode, headers).end(this.files.rename(text));
  }

  #upgrade(asked, socket, head) {
    const onward = connect(Number(this.#target.port), this.#target.hostname, () => {
      const lines = [];
      for (let n = 0; n < asked.rawHeaders.length; n += 2)
        lines.push(`${asked.rawHeaders[n]}: ${asked.rawHeaders[n + 1]}`);
      onward.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    for (const side of [socket, onward]) side.on("error", () => [socket, onward].forEach((one) => one.destroy()));
  }
}
