/** The built page: nothing may be framed, guessed or leaked, and nothing comes from elsewhere. */
import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const NONE = ["'none'"];
const SELF = ["'self'"];

/** A sheet that a library writes into the page: `touch-action` of what can be pressed (react-aria, usePress). */
const PRESSABLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Another one: no text is selected while something is dragged (dnd-kit, PreventSelection). */
const UNSELECTED = "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='";

const PROTECTION: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: SELF,
      scriptSrc: SELF,
      styleSrc: [...SELF, PRESSABLE, UNSELECTED],
      imgSrc: ["'self'", 'data:'],
      workerSrc: SELF,
      connectSrc: SELF,
      objectSrc: NONE,
      baseUri: NONE,
      formAction: SELF,
      frameAncestors: NONE,
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
  // Whether the address is reached over HTTPS is known to the proxy in front alone; docs/deploy.md sets it there.
  strictTransportSecurity: false,
};

const PERMISSIONS = 'camera=(), geolocation=(), microphone=()';

/** For addresses that cannot be read: they never come to the hooks below. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Headers on everything, also on what is not there; `addPage` takes some from what is no page. */
export async function protect(app: FastifyInstance): Promise<void> {
  await app.register(helmet, PROTECTION);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS);
    // No name has a null byte in it: whoever sends one tries what comes of it.
    if (request.url.includes('%00')) return reply.code(400).type('text/plain; charset=utf-8').send('400\n');
  });
}

/** Names that vite makes from the contents: `assets/index-Bx3k9_1a.js`, packed too. What has one never changes. */
const HASHED = /(^|[\\/])assets[\\/].*-[\w-]{8,}\.\w+(\.map)?(\.br|\.gz)?$/;
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Scripts, sheets and fonts act under the policy of the page or worker that asked for them; a browser that is sent to one
 * shows plain text. A worker's first script bears its own.
 */
const ACTS_FOR_OTHERS = /\.(js|css|woff2?)(\.br|\.gz)?$/;
const WORKER = /\.worker-[\w-]+\.js(\.br|\.gz)?$/;

const POLICY = 'content-security-policy';

/** What a browser heeds on pages alone. Each answer of a first visit would bring 600 bytes of it with its policy. */
const FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

function setHeaders(reply: FastifyReply, path: string): void {
  const hashed = HASHED.test(path);
  void reply.header('cache-control', hashed ? FOREVER : 'no-cache');
  // Nobody asks again for what never changes: its name says what a tag would.
  if (hashed) void reply.removeHeader('etag');
  if (!hashed || !ACTS_FOR_OTHERS.test(path)) return;
  for (const name of FOR_DOCUMENTS) void reply.removeHeader(name);
  if (!WORKER.test(path)) void reply.removeHeader(POLICY);
}

/** Serves the files of a folder; a path without a file's ending is one of the page's own and gets the page. */
export async function addPage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    etag: true,
    // The build lays a packed file beside each that is worth it.
    preCompressed: true,
    // The tag says more than the time.
    lastModified: false,
    // Nothing here is so large that it is fetched in parts.
    acceptRanges: false,
    setHeaders,
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/\.\w{1,8}$/.test(path);
    if (isPage && !/^\/(assets|api)(\/|$)/.test(path)) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send('404\n');
  });
  app.setErrorHandler(async (error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    return reply.code(status).type('text/plain; charset=utf-8').send(`${status}\n`);
  });
}
