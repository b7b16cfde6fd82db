import type { Page } from 'playwright-core'
import type { Scene } from '../../src/worker/messages.ts'

interface PuppetWindow {
  readonly puppet: { say(data: unknown): void }
  readonly answers: readonly unknown[]
}

/** In place of the worker: one that shows what it is told and writes down what it is answered. */
export async function installPuppet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answers: unknown[] = []
    class Puppet extends EventTarget {
      constructor() {
        super()
        Object.assign(window, { puppet: this, answers })
      }
      say(data: unknown): void {
        this.dispatchEvent(new MessageEvent('message', { data }))
      }
      postMessage({ id, kind, ask }: { id: number; kind: string; ask: { answer?: unknown } }): void {
        if (kind === 'answer') answers.push(ask.answer)
        const replies: Record<string, unknown> = { hello: { decks: [], bots: [] }, plan: [], names: [] }
        setTimeout(() => this.say({ kind: 'reply', id, reply: replies[kind] ?? null }))
      }
    }
    Object.assign(window, { Worker: Puppet })
  })
}

/** What the worker says, in the page. */
export const say = (page: Page, data: unknown): Promise<void> =>
  page.evaluate((message) => (window as unknown as PuppetWindow).puppet.say(message), data)

export async function showScene(page: Page, scene: Scene): Promise<void> {
  await page.waitForFunction(() => 'puppet' in window)
  await page.waitForSelector('button[type=submit]')
  await say(page, { kind: 'scene', scene })
  await page.waitForSelector('section[data-open]')
}

/** The first answer the page gave. */
export async function firstAnswer(page: Page): Promise<unknown> {
  await page.waitForFunction(() => (window as unknown as PuppetWindow).answers.length > 0)
  return page.evaluate(() => (window as unknown as PuppetWindow).answers[0])
}
