import { BOT_WORKER, runBotWorker } from './bot-runner.ts'
import { runPageWorker } from './page-service.ts'

// The engine lives here, away from the page; the bot in a second life of this script, away from both: a click or a change
// of mind gets through while it thinks.
if (self.name === BOT_WORKER) runBotWorker()
else runPageWorker()
