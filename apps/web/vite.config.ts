import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { offline } from './offline/plugin.ts'

/** The built page works from any path: every address in it is relative. */
// biome-ignore lint/style/noDefaultExport: vite asks for one
export default defineConfig({
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 4000 },
})
