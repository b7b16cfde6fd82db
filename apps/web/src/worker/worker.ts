import { openCardFiles } from './card-files.ts'
import { servePage } from './page-service.ts'
import { BOT_WORKER, serveBot } from './thinker.ts'

// The engine runs in this worker, away from the page. The bot runs in a second worker with this same script, so that a
// click, or taking a decision back, gets through while it thinks.
openCardFiles()
if (self.name === BOT_WORKER) serveBot()
else servePage()
