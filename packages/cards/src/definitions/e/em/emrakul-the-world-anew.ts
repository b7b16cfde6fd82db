import {
  all,
  apply,
  card,
  keyword,
  leaves,
  mana,
  sacrificeIt,
  targetPlayer,
  the,
  triggered,
  youControlIt,
} from '@spellwright/dsl'

export const emrakulTheWorldAnew = card({
  name: 'Emrakul, the World Anew',
  cost: '{12}',
  type: 'Legendary Creature — Eldrazi',
  power: 12,
  toughness: 12,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      targets: { player: targetPlayer },
      effects: [apply(all({ type: 'creature', controller: the('player') }), [youControlIt], 'game')],
    }),
    keyword('flying'),
    keyword({
      kind: 'protection',
      from: [
        { filter: {}, of: 'spells', label: 'spells' },
        { filter: { is: ['wasCast', 'enteredThisTurn'] }, label: 'permanents that were cast this turn' },
      ],
    }),
    triggered({ on: leaves('self'), effects: [sacrificeIt(all({ type: 'creature', controller: 'you' }))] }),
    keyword({ kind: 'madness', cost: [mana('{C}{C}{C}{C}{C}{C}')] }),
  ],
})
