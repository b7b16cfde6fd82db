import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { SessionContext } from './session/session-context.ts'
import { createSession } from './session/store.ts'
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
