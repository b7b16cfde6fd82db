import type { Page } from 'playwright-core'

/** The question that the page asks. */
export interface Question {
  readonly shape: string
  readonly purpose: string
  readonly text: string
}

const PROMPT = 'section[aria-label="What you are asked"]'

/** Waits for a question and returns it; null if a dialog is open. */
export async function question(page: Page): Promise<Question | null> {
  await page.waitForSelector(`${PROMPT}[data-open], dialog[open]`, { timeout: 30_000 })
  if ((await page.locator('dialog[open]').count()) > 0) return null
  const prompt = page.locator(PROMPT)
  const [shape = '', purpose = '', text = ''] = await prompt.evaluate((element) => [
    element.getAttribute('data-shape') ?? '',
    element.getAttribute('data-purpose') ?? '',
    (element as HTMLElement).innerText,
  ])
  return { shape, purpose, text }
}

/** The number of the scene that the page shows. */
const sceneNumber = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-seq')

/** Does something and waits for the next scene or a dialog. */
export async function andWaitForScene(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await sceneNumber(page)
  await act()
  await page.waitForFunction(
    (seq) =>
      document.querySelector('main')?.getAttribute('data-seq') !== seq ||
      document.querySelector('dialog[open]') !== null,
    before,
    { timeout: 30_000 },
  )
}

/** Starts a game from the lobby. */
export async function startGame(
  page: Page,
  options: {
    readonly seed: string
    readonly mine?: string
    readonly theirs?: string
    readonly starts?: string
    readonly bestOf?: '1' | '3'
    /** The random bot unless given, because it is the weakest and changes least. */
    readonly bot?: string
    readonly kitchenTable?: boolean
  },
): Promise<void> {
  await page.waitForSelector('button[type=submit]:not([disabled])')
  const pick = async (title: string, list: string | undefined): Promise<void> => {
    if (list === undefined) return
    await page.getByRole('group', { name: title }).getByText('Your own list').click()
    await page.getByLabel(`${title}: list`).fill(list)
    await page
      .getByRole('group', { name: title })
      .getByText(/^\d+ cards/)
      .waitFor()
  }
  await pick('Your deck', options.mine)
  await pick('The bot’s deck', options.theirs)
  await page.getByLabel('Seed').fill(options.seed)
  await page.getByLabel('Who starts').selectOption(options.starts ?? 'you')
  await page.locator(`input[name=bot][value=${options.bot ?? 'random'}]`).check()
  await page.getByLabel('Match').selectOption(options.bestOf ?? '1')
  if (options.kitchenTable) await page.getByLabel(/Kitchen table/).check()
  await page.waitForSelector('button[type=submit]:not([disabled])')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForSelector('main[data-seq], main[aria-label="Hand over the screen"]')
}

/** Sets the page to show the bot's actions without delay. */
export async function setInstantPace(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol !== 'http:') return
    if (localStorage.getItem('spellwright.settings') === null)
      localStorage.setItem('spellwright.settings', JSON.stringify({ pace: 'instant', name: 'Ann' }))
  })
}

/** Clicks the first highlighted card and the first entry of its menu; returns whether there was one. */
export async function clickLegal(page: Page, selector = 'main [data-mark=legal]'): Promise<boolean> {
  const legal = page.locator(selector)
  if ((await legal.count()) === 0) return false
  await andWaitForScene(page, async () => {
    await legal.first().click()
    const menu = page.locator('[role=menu] button').first()
    if ((await menu.count()) > 0) await menu.click()
  })
  return true
}

/** Chooses as many objects as required, at least one if possible, and confirms. */
export async function chooseObjects(page: Page, { text }: Question): Promise<void> {
  const legal = page.locator('[data-mark=legal]')
  if (text.includes('Choose one.')) {
    await andWaitForScene(page, () => legal.first().click())
    return
  }
  const wanted = Number(/Choose (\d+)/.exec(text)?.[1] ?? 1)
  for (let chosen = 0; chosen < wanted && (await legal.count()) > 0; chosen++) await legal.first().click()
  await andWaitForScene(page, () => page.keyboard.press('Space'))
}
