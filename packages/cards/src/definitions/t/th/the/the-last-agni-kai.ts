import { addMana, bound, card, ruleUntil, spell, target, the } from '@spellwright/dsl'

export const theLastAgniKai = card({
  name: 'The Last Agni Kai',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        yours: target({ type: 'creature', controller: 'you' }),
        theirs: target({ type: 'creature', controller: 'opponent' }),
      },
      effects: [
        { kind: 'fight', a: the('yours'), b: the('theirs'), excessAs: 'excess' },
        addMana({ kind: 'fixed', mana: '{R}', times: bound('excess') }),
        ruleUntil({ kind: 'keepsMana', player: 'you', type: 'R' }),
      ],
    }),
  ],
})
