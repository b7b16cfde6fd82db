import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { restorePictureFolder } from './pictures/pictures.ts'
import { createSession } from './session/create-session.ts'
import { SessionContext } from './session/session-context.ts'
import './style/global.css'

const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
const session = createSession(worker)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SessionContext value={session}>
      <App />
    </SessionContext>
  </StrictMode>,
)

// Comforts: a browser without them plays as well, and the first hand comes before them.
const LATER = 2000
restorePictureFolder().catch(() => {})
setTimeout(() => {
  navigator.serviceWorker?.register('./service-worker.js').catch(() => {})
}, LATER)
