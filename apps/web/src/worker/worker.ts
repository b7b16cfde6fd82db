import { BOT_WORKER, runBotWorker } from './bot-runner.ts'
import { runPageWorker } from './page-service.ts'

// This script runs in two workers: one has the engine, so that the page stays responsive; the other has the bot, so that
// the player can still undo or concede while it thinks.
if (self.name === BOT_WORKER) runBotWorker()
else runPageWorker()
