import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { contentSecurityPolicy } from '../../tools/content-security-policy.mjs'
import { withoutDefinitions } from '../../tools/data/shipped-data.mjs'
import { licencesOf } from '../../tools/licences.mjs'
import { offline } from './offline/plugin.ts'
import { remUnits } from './scale/rem-units.ts'

/** Puts the content security policy into the built page; the development server needs more than it allows. */
const withPolicy: Plugin = {
  name: 'spellwright-content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
      injectTo: 'head-prepend',
    },
  ],
}

/** Puts the licences of what the page contains of other projects beside it. */
const withLicences: Plugin = {
  name: 'spellwright-licences',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesOf(modules) })
  },
}

/** The built page works from any path, because all its URLs are relative. */
export default defineConfig({
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [react(), withoutDefinitions, withPolicy, withLicences, offline()],
  css: { postcss: { plugins: [remUnits] } },
  worker: { format: 'es', plugins: () => [withoutDefinitions] },
  build: { target: 'es2023', chunkSizeWarningLimit: 4000 },
})
