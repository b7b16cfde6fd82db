import { card, keyword, mana, spell, target, the } from '@spellwright/dsl'

export const cacklingCounterpart = card({
  name: 'Cackling Counterpart',
  cost: '{1}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [{ kind: 'createTokenCopy', player: 'you', count: 1, of: the('creature') }],
    }),
    keyword({ kind: 'flashback', cost: [mana('{5}{U}{U}')] }),
  ],
})
