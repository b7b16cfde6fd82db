import { BOT_WORKER, runBotWorker } from './bot-runner.ts'
import { openCardFiles } from './card-files.ts'
import { runPageWorker } from './page-service.ts'

// The engine runs in this worker, away from the page. The bot runs in a second worker with this same script, so that a
// click, or taking a decision back, gets through while it thinks.
openCardFiles()
if (self.name === BOT_WORKER) runBotWorker()
else runPageWorker()
