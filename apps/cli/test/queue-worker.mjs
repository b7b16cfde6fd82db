// A worker for the tests of the queue, whose games are given to others soon after its death.
// `node queue-worker.mjs <bundle/sim.js> <address> <lock in milliseconds>`
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const [, , simFile = '', url = '', lock = ''] = process.argv
const { workForQueue } = await import(pathToFileURL(simFile).href)
console.log('Waiting for games')
await workForQueue({ url, threads: 1, lock: Number(lock), onGames: (games) => console.log(`${games} games`) })
