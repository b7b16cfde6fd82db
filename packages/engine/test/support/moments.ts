import { type Board, board, type Side } from './board.ts'

const CREATURES = [
  'Grizzly Bears',
  'Serra Angel',
  'Hill Giant',
  'Scathe Zombies',
  'Merfolk of the Pearl Trident',
  'Isamaru, Hound of Konda',
  'Memnite',
  'Craw Wurm',
]
const LANDS = [
  'Forest',
  'Island',
  'Swamp',
  'Mountain',
  'Plains',
  'Strip Mine',
  '6 Snow-Covered Forest',
  '6 Snow-Covered Island',
]
const OTHERS = ['Sol Ring', 'Glorious Anthem', "Smuggler's Copter", 'Jace Beleren']
const CARDS = ['Grizzly Bears', 'Lightning Bolt', 'Forest', 'Serra Angel', 'Sol Ring', 'Divination', 'Glorious Anthem']

const MANA = [...'WUBRGC'].map((type) => `{${type}}`.repeat(8)).join('')

/** As many permanents and cards as abilities may ask for. */
const rich = (hand: readonly string[] = CARDS): Side => ({
  battlefield: [...CREATURES, ...LANDS, ...OTHERS],
  hand,
  graveyard: [...CARDS, ...CARDS],
  exile: ['Hill Giant'],
  library: ['20 Wastes'],
  life: 60,
  mana: MANA,
})

const POOL: Side = { mana: MANA, battlefield: ['Grizzly Bears', 'Forest'], library: ['20 Wastes'] }

/** A creature spell, an activated ability and an instant that targets are on the stack. */
function stack(): Board {
  const b = board({ a: rich(['Grizzly Bears', 'Divination']), b: rich(['Lightning Bolt', 'Counterspell']) })
  b.cast('Grizzly Bears').activate('Strip Mine', { targets: ['Island'] })
  return b
    .turnTo('B')
    .cast('Lightning Bolt', { targets: ['Memnite'] })
    .turnTo('A')
}

/** Attackers of the active player are blocked and unblocked. */
function combat(active: 0 | 1): Board {
  const b = board({ a: rich(), b: rich(), active })
  return b
    .attack(...['Serra Angel', 'Hill Giant', 'Memnite'].map((name) => (active === 0 ? name : `${name}#2`)))
    .turnTo('A')
}

/** Positions in which player A has priority, from the plainest on. */
export const MOMENTS: Readonly<Record<string, () => Board>> = {
  plain: () => board({ a: POOL, b: POOL }),
  main: () => board({ a: rich(), b: rich() }),
  stack,
  combat: () => combat(0),
  theirCombat: () => combat(1),
  blocked: () =>
    board({ a: rich(), b: rich() })
      .attack('Serra Angel', 'Hill Giant', 'Memnite')
      .block('Hill Giant#2>Memnite')
      .turnTo('A'),
  blocking: () =>
    board({ a: rich(), b: rich(), active: 1 })
      .attack('Serra Angel#2', 'Hill Giant#2')
      .block('Hill Giant>Hill Giant#2')
      .turnTo('A'),
  upkeep: () => board({ a: rich(), b: rich(), step: 'upkeep' }),
  theirUpkeep: () => board({ a: rich(), b: rich(), active: 1, step: 'upkeep' }).turnTo('A'),
}
