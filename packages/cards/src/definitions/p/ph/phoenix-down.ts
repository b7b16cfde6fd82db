import { activated, card, chooseOne, exile, mana, returnTo, tap, target, the } from '@spellwright/dsl'

export const phoenixDown = card({
  name: 'Phoenix Down',
  type: 'Artifact',
  cost: '{W}',
  abilities: [
    activated({
      cost: [mana('{1}{W}'), tap, { kind: 'exile', what: 'self' }],
      modes: chooseOne(
        {
          targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 4 } }) },
          effects: [returnTo('battlefield', the('card'), { enters: ['tapped'] })],
        },
        {
          targets: { permanent: target({ subtype: ['Skeleton', 'Spirit', 'Zombie'] }) },
          effects: [exile(the('permanent'))],
        },
      ),
      effects: [],
    }),
  ],
})
