import type { Page } from 'playwright-core'
import type { Scene } from '../../src/worker/messages.ts'

interface FakeWorkerWindow {
  readonly puppet: { say(data: unknown): void }
  readonly answers: readonly unknown[]
}

/** In place of the worker: one that shows what it is told and writes down what it is answered. Text, so that no compiler touches it. */
const FAKE_WORKER = `
  window.answers = []
  window.Worker = class extends EventTarget {
    constructor() {
      super()
      window.puppet = this
    }
    say(data) {
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
    postMessage({ id, kind, ask }) {
      if (kind === 'answer') window.answers.push(ask.answer)
      const replies = { hello: { decks: [], bots: [] }, plan: [], names: [] }
      setTimeout(() => this.say({ kind: 'reply', id, reply: replies[kind] ?? null }))
    }
  }
`

export const installFakeWorker = (page: Page): Promise<unknown> => page.addInitScript({ content: FAKE_WORKER })

/** What the worker says, in the page. */
export const sendToPage = (page: Page, data: unknown): Promise<void> =>
  page.evaluate((message) => (window as unknown as FakeWorkerWindow).puppet.say(message), data)

export async function showScene(page: Page, scene: Scene): Promise<void> {
  await page.waitForFunction(() => 'puppet' in window)
  await page.waitForSelector('button[type=submit]')
  await sendToPage(page, { kind: 'scene', scene })
  await page.waitForSelector('section[data-open]')
}

/** What the page has answered so far. */
export const answers = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => (window as unknown as FakeWorkerWindow).answers)

/** The first answer the page gave. */
export async function firstAnswer(page: Page): Promise<unknown> {
  await page.waitForFunction(() => (window as unknown as FakeWorkerWindow).answers.length > 0)
  return (await answers(page))[0]
}
