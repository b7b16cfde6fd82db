// A checkout runs the TypeScript sources, and worker threads of Node.js 20 do not inherit the loader for them.
import { register } from 'tsx/esm/api'

register()

export const { measure, playBatch } = await import('./worker.ts')
