import { card, enters, keyword, mana, matches, targetPlayer, the, triggered } from '@spellwright/dsl'

export const gatekeeperOfMalakir = card({
  name: 'Gatekeeper of Malakir',
  cost: '{B}{B}',
  type: 'Creature — Vampire Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{B}')] }),
    triggered({
      on: enters('self'),
      condition: matches('self', { is: 'kicked' }),
      targets: { player: targetPlayer },
      effects: [{ kind: 'sacrificeChoice', player: the('player'), filter: { type: 'creature' }, count: 1 }],
    }),
  ],
})
