/** Version of the engine, which each answer keeps: that of the release (package.json). */
export const ENGINE_VERSION = '0.1.0';
