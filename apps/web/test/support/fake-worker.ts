import type { Page } from 'playwright-core'
import type { Scene } from '../../src/worker/messages.ts'

/** Replaces the worker with one that sends given messages and records answers. A string, so that no compiler changes it. */
const FAKE_WORKER = `
  window.answers = []
  window.Worker = class extends EventTarget {
    constructor() {
      super()
      window.fakeWorker = this
    }
    send(data) {
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
    postMessage({ id, kind, ask }) {
      if (kind === 'answer') window.answers.push(ask.answer)
      const replies = { hello: { decks: [], bots: [] }, plan: [], names: [] }
      setTimeout(() => this.send({ kind: 'reply', id, reply: replies[kind] ?? null }))
    }
  }
`

export const installFakeWorker = (page: Page): Promise<unknown> => page.addInitScript({ content: FAKE_WORKER })

/** Sends a message from the fake worker to the page. */
export const sendToPage = (page: Page, data: unknown): Promise<void> =>
  page.evaluate((message) => Reflect.get(window, 'fakeWorker').send(message), data)

export async function showScene(page: Page, scene: Scene): Promise<void> {
  await page.waitForFunction(() => 'fakeWorker' in window)
  await page.waitForSelector('button[type=submit]')
  await sendToPage(page, { kind: 'scene', scene })
  await page.waitForSelector('section[data-open], dialog[open]')
}

/** The answers of the page so far. */
export const answers = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate((): unknown[] => Reflect.get(window, 'answers'))

/** Waits for the first answer of the page. */
export async function firstAnswer(page: Page): Promise<unknown> {
  await page.waitForFunction(() => Reflect.get(window, 'answers').length > 0)
  return (await answers(page))[0]
}
