import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { offline } from './offline/plugin.ts'

/** The built page works from any path, because all its URLs are relative. */
// biome-ignore lint/style/noDefaultExport: vite needs a default export
export default defineConfig({
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 4000 },
})
