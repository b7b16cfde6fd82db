import { EDITOR_WORKER } from '../editor/messages.ts'
import { LAB_DESK, LAB_PLAYER } from '../lab/messages.ts'
import { BOT_WORKER } from './bot-runner.ts'
import { openCardFiles } from './card-files.ts'
import { runPageWorker } from './page-service.ts'
import { runWhenLoaded } from './run-when-loaded.ts'

// The engine runs in this worker, away from the page. The bot runs in a second worker with this same script, so that a
// click, or taking a decision back, gets through while it thinks. So do the workers of the lab, which few visitors need.
openCardFiles()
if (self.name === BOT_WORKER) runWhenLoaded(async () => (await import('./bot-worker.ts')).runBotWorker)
else if (self.name === LAB_DESK) runWhenLoaded(async () => (await import('../lab/desk/desk.ts')).runLabDesk)
else if (self.name === LAB_PLAYER) runWhenLoaded(async () => (await import('../lab/desk/player.ts')).runLabPlayer)
else if (self.name === EDITOR_WORKER) runWhenLoaded(async () => (await import('../editor/desk/desk.ts')).runEditorDesk)
else runPageWorker()
