// The server runs its TypeScript sources, and worker threads of Node.js 20 do not inherit the loader for them.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()

await import(workerData.program)
