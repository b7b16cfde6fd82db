import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const conditions = ['source', ...defaultClientConditions]

/** The built page works from any path: every address in it is relative. */
export default defineConfig({
  base: './',
  resolve: { conditions },
  plugins: [react()],
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 4000 },
})
