import { card, draw, enters, target, the, triggered, untap } from '@spellwright/dsl'

export const fearOfMissingOut = card({
  name: 'Fear of Missing Out',
  cost: '{1}{R}',
  type: 'Enchantment Creature — Nightmare',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'discard', player: 'you', count: 1, how: 'choice' }, draw(1)] }),
    triggered({
      abilityWord: 'Delirium',
      on: { kind: 'attacks', object: 'self', first: 'eachTurn' },
      condition: {
        kind: 'compare',
        quantity: { kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'you' } },
        is: { atLeast: 4 },
      },
      targets: { creature: target({ type: 'creature' }) },
      effects: [untap(the('creature')), { kind: 'extraCombat', after: 'thisPhase' }],
    }),
  ],
})
