import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { restorePictureFolder } from './pictures/pictures.ts'
import { createSession } from './session/create-session.ts'
import { SessionContext } from './session/session-context.ts'
import './style/global.css'

const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
const session = createSession(worker)
worker.addEventListener('error', ({ message }) => session.store.setState({ crash: message || 'The game has stopped.' }))

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root.')
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <SessionContext value={session}>
        <App />
      </SessionContext>
    </ErrorBoundary>
  </StrictMode>,
)

// These features are optional, and they start late so that they do not delay the first hand.
const SERVICE_WORKER_DELAY_MS = 2000
restorePictureFolder().catch(() => {})
setTimeout(() => {
  navigator.serviceWorker?.register('./service-worker.js').catch(() => {})
}, SERVICE_WORKER_DELAY_MS)
