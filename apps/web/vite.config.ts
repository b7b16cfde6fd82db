import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const conditions = ['source', ...defaultClientConditions]

/** Mass simulation and conformance runs need Node.js; the page uses neither, and gets empty rooms in their place. */
const NODE_ONLY = new Set(['@spellwright/sim', '@spellwright/conformance'])
const EMPTY = '\0empty-room'

const withoutNodeRooms = (): Plugin => ({
  name: 'without-node-rooms',
  enforce: 'pre',
  resolveId: (id) => (NODE_ONLY.has(id) ? EMPTY : null),
  load: (id) => (id === EMPTY ? 'export {}' : null),
})

const rolldownOptions = { shimMissingExports: true }

/** The built page works from any path: every address in it is relative. */
// biome-ignore lint/style/noDefaultExport: vite asks for one
export default defineConfig({
  base: './',
  resolve: { conditions },
  plugins: [withoutNodeRooms(), react()],
  worker: { format: 'es', plugins: () => [withoutNodeRooms()], rolldownOptions },
  build: { target: 'es2023', chunkSizeWarningLimit: 4000, rolldownOptions },
})
