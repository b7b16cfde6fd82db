import {
  type Answer,
  createGame,
  type Decision,
  DeckBuilder,
  defaultAnswer,
  type Game,
  type ObjectId,
  type PlayerId,
  SHAPES,
  viewFor,
} from 'spellwright'
import { playerEntity } from 'spellwright/rules'
import { describe, expect, it } from 'vitest'
import { InvalidInput, promptHint, promptLines, prompts, readAnswer } from '../src/play/prompts/index.ts'
import { Table } from '../src/play/table.ts'

const bears = new DeckBuilder().addCard('Grizzly Bears', 30).addLand('Forest', 30).build()
const game: Game = createGame({ decks: [bears, 'enchantress'], seed: 'prompts', names: ['Alice', 'Bob'] })
const table = new Table(viewFor(game, 0), [{ kind: 'pass' }], ({ kind }) => kind)
const hand = game.state.hand[0] as readonly ObjectId[]
const [one, two, three] = hand as readonly [ObjectId, ObjectId, ObjectId]
const me = playerEntity(0)
const opponent = playerEntity(1)

const base = { player: 0 as PlayerId, purpose: 'choose' as const, source: 0 as ObjectId, text: 'Choose.' }

/** The answer that a line means, or the reason why it is not one. */
function read(decision: Decision, line: string): Answer | string {
  const answer = readAnswer(line, decision, table)
  return answer instanceof InvalidInput ? answer.reason : answer
}

describe('[S8.4] prompts', () => {
  it('exist for every shape of decision', () => {
    expect(Object.keys(prompts).sort()).toEqual([...SHAPES].sort())
  })

  it('act: a number takes the action with that number, Enter passes', () => {
    const decision: Decision = { ...base, shape: 'act', purpose: 'priority' }
    expect(read(decision, '')).toEqual({ kind: 'pass' })
    expect(read(decision, '0')).toEqual({ kind: 'pass' })
    expect(read(decision, '5')).toBe('Type a number from 0 to 0, or Enter to pass.')
    expect(promptLines(decision, table)).toEqual(['   0  Pass'])
  })

  it('objects: numbers in the order typed; players by name', () => {
    const decision: Decision = { ...base, shape: 'objects', candidates: [me, opponent], min: 1, max: 2 }
    expect(promptLines(decision, table)).toEqual(['   1  Alice', '   2  Bob'])
    expect(read(decision, '2 1')).toEqual([opponent, me])
    expect(read(decision, '3')).toBe('Type numbers from 1 to 2, with spaces between them.')
    expect(promptHint(decision, table)).toBe('1 to 2 numbers')
  })

  it('objects: cards that look the same share a number, and a number typed twice takes two of them', () => {
    const [same = []] = labelGroups().filter(({ length }) => length > 1)
    const decision: Decision = { ...base, shape: 'objects', candidates: same, min: 0, max: 2 }
    expect(promptLines(decision, table)).toEqual([`   1  ${same[0] && table.label(same[0])} (×${same.length})`])
    expect(read(decision, '1 1')).toEqual(same.slice(0, 2))
    expect(read(decision, '')).toEqual([])
    expect(read(decision, '1 '.repeat(same.length + 1))).toBe('There are not that many of them.')
  })

  it('options: by number, or by the beginning of a label', () => {
    const options = ['Yes', 'No', 'Never'].map((label, value) => ({ label, value }))
    const decision: Decision = { ...base, shape: 'options', options, min: 1, max: 1, repeat: false }
    expect(read(decision, '2')).toEqual([1])
    expect(read(decision, 'y')).toEqual([0])
    expect(read(decision, 'nev')).toEqual([2])
    expect(read(decision, 'n')).toBe('Type numbers from 1 to 3, with spaces between them.')
  })

  it('number: a whole number', () => {
    const decision: Decision = { ...base, shape: 'number', min: 0, max: 5 }
    expect(read(decision, '3')).toBe(3)
    expect(read(decision, '')).toBe('Type a whole number from 0 to 5.')
    expect(read(decision, 'x')).toBe('Type a whole number from 0 to 5.')
  })

  it('name: corrects case and accents', () => {
    const decision: Decision = { ...base, shape: 'name', suggestions: ['Forest'], check: () => null }
    expect(read(decision, 'lim-dul’s vault')).toBe("Lim-Dûl's Vault")
    expect(read(decision, '')).toBe('Type the name of a card.')
  })

  it('order: all numbers, Enter for the order shown', () => {
    const items = [one, two, three].map((object, index) => ({ label: `Trigger ${index}`, object }))
    const decision: Decision = { ...base, shape: 'order', items }
    expect(read(decision, '')).toEqual([0, 1, 2])
    expect(read(decision, '3,1,2')).toEqual([2, 0, 1])
  })

  it('arrange: places separated by a slash; cards that are not named stay in the first', () => {
    const decision: Decision = { ...base, shape: 'arrange', items: [one, two, three], places: ['top', 'bottom'] }
    expect(read(decision, '')).toEqual([[0, 1, 2], []])
    expect(read(decision, '3 1 / 2')).toEqual([[2, 0], [1]])
    expect(read(decision, '/ 1')).toEqual([[1, 2], [0]])
    expect(read(decision, '1 / 2 / 3')).toBe('There are only 2 places: top, bottom.')
  })

  it('piles: the first pile, 0 for an empty one', () => {
    const decision: Decision = { ...base, shape: 'piles', items: [one, two, three] }
    expect(read(decision, '1 3')).toEqual([0, 2])
    expect(read(decision, '0')).toEqual([])
    expect(read(decision, '')).toBe('Type the numbers of the first pile, or 0.')
  })

  it('divide: one number for each, Enter for the suggestion', () => {
    const decision: Decision = {
      ...base,
      shape: 'divide',
      total: 3,
      among: [me, opponent],
      minEach: 1,
      suggestion: [2, 1],
    }
    expect(promptLines(decision, table)).toEqual(['      Alice: 2', '      Bob: 1'])
    expect(read(decision, '')).toEqual([2, 1])
    expect(read(decision, '1 2')).toEqual([1, 2])
    expect(read(decision, 'all')).toBe('Type whole numbers with spaces between them.')
  })

  it('[S6.5] pay: shows what the automatic payment uses, and offers to pay by hand or not at all', () => {
    const decision: Decision = {
      ...base,
      shape: 'pay',
      purpose: 'pay',
      cost: [],
      costText: '{1}',
      plan: { uses: [{ object: one, ability: 'p0.0', label: 'Mountain' }], lifePaid: 2, painful: true },
      abilities: [{ object: two, ability: 'p0.0', label: 'Forest' }],
      poolChoices: ['{G}'],
    }
    expect(promptLines(decision, table)).toEqual([
      'Enter  pay with Mountain, 2 life (costs life or a permanent)',
      '   1  pay from the pool, keep {G}',
      '   2  activateMana',
      '   x  do not pay',
    ])
    expect(read(decision, '')).toEqual({ kind: 'auto' })
    expect(read(decision, '1')).toEqual({ kind: 'pool', choice: 0 })
    expect(read(decision, '2')).toEqual({ kind: 'activate', object: two, ability: 'p0.0' })
    expect(read(decision, 'x')).toEqual({ kind: 'cancel' })
    expect(read({ ...decision, plan: null }, '')).toBe('This cannot be paid automatically: choose a number, or type x.')
  })

  it('[S9.3] attack: numbers, with letters for what they attack; all; or none', () => {
    const decision: Decision = {
      ...base,
      shape: 'attack',
      candidates: [
        { attacker: one, defenders: [opponent] },
        { attacker: two, defenders: [opponent, three] },
      ],
      check: () => null,
      minimum: () => [],
    }
    expect(read(decision, '')).toEqual([])
    expect(read(decision, 'all')).toEqual([
      { attacker: one, defender: opponent },
      { attacker: two, defender: opponent },
    ])
    expect(read(decision, '2b')).toEqual([{ attacker: two, defender: three }])
    expect(read(decision, '2c')).toBe('No defender has that letter.')
    expect(read(decision, '3')).toBe('The attackers are numbered from 1 to 2.')
    expect(read(decision, 'everybody')).toBe('"everybody" is not a number, or a number and a letter such as 2a.')
  })

  it('[S9.1] block: a blocker and the letter of its attacker', () => {
    const decision: Decision = {
      ...base,
      shape: 'block',
      candidates: [
        { blocker: one, attackers: [two, three] },
        { blocker: two, attackers: [three] },
      ],
      check: () => null,
      minimum: () => [],
    }
    expect(read(decision, '')).toEqual([])
    expect(read(decision, '1b 2b')).toEqual([
      { blocker: one, attacker: three },
      { blocker: two, attacker: three },
    ])
    expect(read(decision, '1')).toBe('Say which attacker is blocked, by its letter: 1a.')
  })

  it('sideboard: exchanges one card for another', () => {
    const decision: Decision = { ...base, shape: 'sideboard', main: ['Forest', 'Mountain'], sideboard: ['Pyroblast'] }
    expect(read(decision, '')).toEqual({ main: ['Forest', 'Mountain'], sideboard: ['Pyroblast'] })
    expect(read(decision, 'mountain > pyroblast')).toEqual({ main: ['Forest', 'Pyroblast'], sideboard: ['Mountain'] })
    expect(read(decision, 'Island > Pyroblast')).toBe('"island" is not in the deck.')
    expect(read(decision, 'Forest > Anarchy')).toBe('"anarchy" is not in the sideboard.')
  })

  it('shows the names only of cards that the player may see', () => {
    expect(table.label(game.state.hand[1][0] ?? opponent)).toBe('a card you cannot see')
  })

  it('every question of a game has a hint', () => {
    const asked = game.fork()
    const hints: string[] = []
    asked.playWith((decision) => {
      hints.push(promptHint(decision, new Table(viewFor(asked, decision.player), [], () => '')))
      return hints.length < 2 ? defaultAnswer(decision) : undefined
    })
    expect(hints).toEqual(['a number', expect.stringMatching(/./)])
  })
})

function labelGroups(): ObjectId[][] {
  const labels = new Set(hand.map((id) => table.label(id)))
  return [...labels].map((label) => hand.filter((id) => table.label(id) === label))
}
