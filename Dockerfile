FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev
# The runtime of the models brings itself for every system: all but this one's goes.
RUN cd node_modules/onnxruntime-node/bin/napi-v6 \
  && find . -mindepth 2 -maxdepth 2 ! -path "./$(node -p 'process.platform + "/" + process.arch')" -exec rm -r {} +

FROM node:22-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends tesseract-ocr \
    tesseract-ocr-ces tesseract-ocr-dan tesseract-ocr-deu tesseract-ocr-fin tesseract-ocr-fra tesseract-ocr-hun \
    tesseract-ocr-ita tesseract-ocr-nld tesseract-ocr-nor tesseract-ocr-pol tesseract-ocr-por tesseract-ocr-ron \
    tesseract-ocr-spa tesseract-ocr-swe \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/models models
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# As in scripts/launch-environment.json, for less memory.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072 \
  NODE_OPTIONS=--max-semi-space-size=8
VOLUME /data
EXPOSE 3000
# A worker listens to nobody; that its process lives is what Docker sees by itself.
HEALTHCHECK --start-period=60s CMD node -e "const { PORT = 3000, ROLE } = process.env; \
  ROLE === 'worker' || fetch('http://127.0.0.1:' + PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
