import { activated, card, continuous, exile, gain, linked, mana, modifyPT, target, the } from '@spellwright/dsl'

export const keenEyedCurator = card({
  name: 'Keen-Eyed Curator',
  cost: '{G}{G}',
  type: 'Creature — Raccoon Scout',
  power: 3,
  toughness: 3,
  abilities: [
    continuous({
      condition: {
        kind: 'compare',
        quantity: { kind: 'cardTypesAmong', of: { zone: 'exile', among: linked('exiled') } },
        is: { atLeast: 4 },
      },
      affects: 'self',
      apply: [modifyPT(4, 4), gain('trample')],
    }),
    activated({
      cost: [mana('{1}')],
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [exile(the('card'), { linked: 'exiled' })],
    }),
  ],
})
