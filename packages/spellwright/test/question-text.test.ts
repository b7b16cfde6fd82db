import { CardDefinitions } from '@spellwright/cards'
import type { CardQuestion, Effect, QuestionData } from '@spellwright/dsl'
import { type Answer, defaultAnswer, type Purpose } from '@spellwright/engine'
import { questionWords } from '@spellwright/oracle'
import { describe, expect, it } from 'vitest'
import { type Board, board } from '../../engine/test/support/board.ts'
import { questionText } from '../src/question-text.ts'

/** Answers the next question of that purpose and notes how it was asked. */
function listen(b: Board, purpose: Purpose, answer?: Answer): string[] {
  const asked: string[] = []
  b.reply(purpose, (decision, { game }) => {
    asked.push(questionText(game)?.text ?? '')
    return answer ?? defaultAnswer(decision)
  })
  return asked
}

const YES = [0]
const NO = [1]

describe('a question in the words of the card', () => {
  it('[Brainstorm] says what to do with the cards, and how many', () => {
    const b = board({ a: { hand: ['Brainstorm', '2 Forest'], battlefield: ['Island'], library: ['5 Swamp'] } })
    const asked = listen(b, 'choose')
    b.cast('Brainstorm').resolve()
    expect(asked).toEqual(['Put two cards from your hand on top of your library in any order.'])
  })

  it('[Ponder] asks whether to shuffle', () => {
    const b = board({ a: { hand: ['Ponder'], battlefield: ['Island'], library: ['5 Swamp'] } })
    const asked = listen(b, 'yesNo', NO)
    b.cast('Ponder').resolve()
    expect(asked).toEqual(['Shuffle your library?'])
  })

  it('[Mana Leak] tells the other player what they pay and what happens otherwise', () => {
    const b = board({
      a: { hand: ['Grizzly Bears'], battlefield: ['5 Forest'] },
      b: { hand: ['Mana Leak'], battlefield: ['2 Island'] },
    })
    b.cast('Grizzly Bears').pass()
    const asked = listen(b, 'payOrNot', NO)
    b.cast('Mana Leak', { targets: ['Grizzly Bears'] }).resolve()
    expect(asked).toEqual(['Pay {3}? Otherwise, B counters Grizzly Bears.'])
  })

  it('[Path to Exile] speaks to the controller of the exiled creature', () => {
    const b = board({
      a: { hand: ['Path to Exile'], battlefield: ['Plains'] },
      b: { battlefield: ['Grizzly Bears'], library: ['Forest', 'Swamp'] },
    })
    const asked = listen(b, 'yesNo', NO)
    b.cast('Path to Exile', { targets: ['Grizzly Bears'] }).resolve()
    expect(asked).toEqual([
      'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle your library?',
    ])
  })

  it('[Fact or Fiction] says what becomes of the pile that is chosen, and of the other', () => {
    const b = board({ a: { hand: ['Fact or Fiction'], battlefield: ['4 Island'], library: ['5 Swamp'] } })
    b.reply('piles', [0, 1], 'B')
    const asked = listen(b, 'choosePile')
    b.cast('Fact or Fiction').resolve()
    expect(asked).toEqual(['Put one pile into your hand and the other into your graveyard.'])
  })

  it('[Ancient Stirrings] speaks of your hand where the cards are yours', () => {
    const b = board({ a: { hand: ['Ancient Stirrings'], battlefield: ['Forest'], library: ['5 Mind Stone'] } })
    const asked = listen(b, 'choose')
    b.yes().cast('Ancient Stirrings').resolve()
    expect(asked).toEqual(['Reveal a colorless card from among them and put it into your hand.'])
  })

  it('[Goblin Bushwhacker] says what kicker costs', () => {
    const b = board({ a: { hand: ['Goblin Bushwhacker'], battlefield: ['2 Mountain'] } })
    const asked = listen(b, 'kicker')
    b.cast('Goblin Bushwhacker')
    expect(asked).toEqual(['Kicker: pay {R}?'])
  })

  it('[Torch the Tower] says what bargain costs', () => {
    const b = board({
      a: { hand: ['Torch the Tower'], battlefield: ['Mountain', 'Mind Stone'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    const asked = listen(b, 'additionalCost', NO)
    b.cast('Torch the Tower', { targets: ['Grizzly Bears'] })
    expect(asked).toEqual(['Bargain: sacrifice an artifact, enchantment, or token?'])
  })

  it('[CR 702.21a] [Patchwork Automaton] names the spell that ward would counter', () => {
    const b = board({
      a: { hand: ['Lightning Bolt'], battlefield: ['3 Mountain'] },
      b: { battlefield: ['Patchwork Automaton'] },
    })
    const asked = listen(b, 'payOrNot', NO)
    b.cast('Lightning Bolt', { targets: ['Patchwork Automaton'] }).resolve()
    expect(asked).toEqual(['Pay {2}? Otherwise, B counters Lightning Bolt.'])
  })

  it('[Steam Vents] says that it enters tapped otherwise', () => {
    const b = board({ a: { hand: ['Steam Vents'] } })
    const asked = listen(b, 'payOrNot', YES)
    b.play('Steam Vents')
    expect(asked).toEqual(['Pay 2 life? Otherwise, Steam Vents enters tapped.'])
  })

  it('[Lightning Bolt] says what can be a target', () => {
    const b = board({
      a: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    const asked = listen(b, 'target')
    b.cast('Lightning Bolt')
    expect(asked).toEqual(['Choose any target.'])
  })
})

const CHOICES: ReadonlySet<string> = new Set<Effect['kind']>(['choose', 'chooseAmong', 'choosePlayer', 'search'])

const isChoice = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  CHOICES.has((node as Effect).kind) &&
  ('from' in node || 'among' in node || 'filter' in node)

/** Every optional effect, optional cost and choice in card data. */
function* questionsIn(node: unknown): Generator<QuestionData> {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) if (isChoice(item)) yield { kind: 'steps', steps: node.slice(index) }
  } else {
    const effect = node as Effect
    if (effect.kind === 'may') yield { ...effect, otherwise: effect.else }
    if (effect.kind === 'mayPay' && effect.x === undefined) yield { ...effect, kind: 'pay', otherwise: effect.else }
    if (effect.kind === 'unless') yield { ...effect, kind: 'pay', otherwise: effect.effects }
  }
  for (const value of Object.values(node)) yield* questionsIn(value)
}

/** Names of the card language: two words in one, or a placeholder that was not filled in. */
const IDENTIFIER = /\b[a-z]+[A-Z]\w*|undefined|\[object|\bnull\b/

describe('every optional effect, optional cost and choice of the library', () => {
  it('has words, and none of them is an identifier', () => {
    const bad: string[] = []
    let count = 0
    for (const name of CardDefinitions.names)
      for (const face of CardDefinitions.tryGet(name)?.faces ?? [])
        for (const data of questionsIn(face.abilities)) {
          const source = { name: face.name, types: face.types }
          const question: CardQuestion = { data, source, controller: null, objects: {}, players: {}, event: null }
          const text = questionWords(question)?.text ?? ''
          count++
          const words = text.replaceAll(face.name, '')
          if (!/[a-z]{2}.*[.?]$/s.test(text) || IDENTIFIER.test(words)) bad.push(`${name} (${data.kind}): ${text}`)
        }
    expect(bad).toEqual([])
    expect(count).toBeGreaterThan(2000)
  })
})
