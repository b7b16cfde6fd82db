import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { restorePictureFolder } from './pictures/pictures.ts'
import { createSession } from './session/create-session.ts'
import { SessionContext } from './session/session-context.ts'
import './style/global.css'

const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
const session = createSession(worker)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root.')
createRoot(root).render(
  <StrictMode>
    <SessionContext value={session}>
      <App />
    </SessionContext>
  </StrictMode>,
)

// These features are optional, and they start late so that they do not delay the first hand.
const SERVICE_WORKER_DELAY_MS = 2000
restorePictureFolder().catch(() => {})
setTimeout(() => {
  navigator.serviceWorker?.register('./service-worker.js').catch(() => {})
}, SERVICE_WORKER_DELAY_MS)
