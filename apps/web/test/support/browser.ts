import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { type BrowserContext, chromium, type Page } from 'playwright-core'

import { buildWeb, site as built, serveWeb } from '../../../../tools/web.mjs'

/** The Chromium to drive: CHROMIUM_PATH, or `chromium` on the PATH. */
export function chromiumPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found =
    process.env['CHROMIUM_PATH'] ?? folders.map((folder) => join(folder, 'chromium')).find((file) => existsSync(file))
  if (!found) throw new Error('No Chromium found: set CHROMIUM_PATH, or install the package chromium.')
  return found
}

/** Chromium must not connect to the internet, because many refused connections slow it down. */
export const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export interface Site {
  readonly page: Page
  readonly context: BrowserContext
  readonly address: string
  /** The folder that the page is served from. */
  readonly folder: string
  /** Stops the server. */
  unplug(): void
  /** Uncaught errors and console errors of the page. */
  readonly errors: string[]
  close(): Promise<void>
}

/** Opens the built page in a fresh browser without stored data. */
export async function openSite(
  viewport = { width: 1280, height: 720 },
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<Site> {
  buildWeb()
  const folder = mkdtempSync(join(tmpdir(), 'spellwright-browser-'))
  // A copy is not affected by builds in the meantime. The page must work from any path.
  const copy = join(folder, 'site')
  cpSync(built, join(copy, 'some', 'path'), { recursive: true })
  const { server, address: root } = await serveWeb(0, copy)
  const address = `${root}some/path/`
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: chromiumPath(),
    args: FLAGS,
    viewport,
    // Elements in motion are hard to click.
    reducedMotion,
    colorScheme: 'dark',
    headless: true,
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const unplug = (): void => {
    server.closeAllConnections()
    server.close()
  }
  const close = async (): Promise<void> => {
    await context.close()
    unplug()
    rmSync(folder, { recursive: true, force: true })
  }
  return { page, context, address, folder: join(copy, 'some', 'path'), errors, unplug, close }
}

/** Loads the page again without stored data. */
export async function resetPage({ page, address, errors }: Site): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto(address)
  errors.length = 0
}
