# syntax=docker/dockerfile:1
# Toy Twin as an image: docs/operations/docker.md. The same image serves and works jobs; ROLE says which.

# The web app, built with everything that building needs.
FROM node:24.21.0-bookworm-slim AS web
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
# Binaries come as packages of their own; nothing that is needed here installs itself by a script. Without the tools of
# contributors (packages/tools).
RUN npm ci --workspace=packages/studio --workspace=packages/stripe-sandbox --include-workspace-root --legacy-peer-deps --ignore-scripts --no-audit --no-fund
COPY index.html tsconfig.json vite.config.ts vite.service-worker.config.ts ./
COPY public public
COPY scripts scripts
COPY src src
RUN node scripts/build.mjs

# The packages of the running server.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
# With legacy peers, npm leaves out the optional peers of better-auth: test and build tools that the server never loads.
RUN npm ci --omit=dev --ignore-scripts --legacy-peer-deps --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
WORKDIR /app
# glibc otherwise gives every thread a heap of its own and keeps what they free: 60 MB with the studio's.
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=4000 \
  METRICS_PORT=9464 \
  DATA_DIR=/data \
  MALLOC_ARENA_MAX=4 \
  MALLOC_MMAP_THRESHOLD_=1048576
COPY --from=packages /app/node_modules node_modules
COPY --from=web /app/build/client build/client
COPY package.json ./
COPY migrations migrations
COPY packages packages
COPY src src
# Backup, restore and move must work where there are only containers.
COPY scripts/backup.ts scripts/restore.ts scripts/move.ts scripts/
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server.ts"]
