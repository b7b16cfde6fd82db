// A checkout runs the TypeScript sources, and worker threads of Node.js 20 do not inherit the loader for them.
import { register } from 'tsx/esm/api'

register()

await import('./worker.ts')
