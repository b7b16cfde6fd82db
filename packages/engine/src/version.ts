/** The version of the engine, in saves and replays. `npm run release` sets it, and a test compares it with the packages. */
export const ENGINE_VERSION = '0.1.0'
