# One image for every role of the service; the command selects the role: see compose.yaml.
ARG NODE=20

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY prisma prisma
COPY libs libs
COPY clients clients
COPY apps apps
RUN npm run build

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json ./
# The database runs in another container: without the embedded one the image is half as large.
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund && npm cache clean --force
COPY LICENSE ./
COPY bin bin
COPY scripts/lib scripts/lib
COPY prisma/migrations prisma/migrations
COPY --from=build /app/dist dist
# Uploaded zip files are stored here while they are read.
ENV FLOORMAN_DATA=/var/lib/floorman
RUN mkdir -p /var/lib/floorman && chown node:node /var/lib/floorman
VOLUME /var/lib/floorman
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "scripts/lib/is-ready.mjs"]
CMD ["node", "dist/programs/api.js"]
