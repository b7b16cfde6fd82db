import { card, not, replacement } from '@spellwright/dsl'

export const canopyVista = card({
  name: 'Canopy Vista',
  type: 'Land — Forest Plains',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: not({
          kind: 'exists',
          of: { type: 'land', supertype: 'basic', controller: 'you' },
          count: { atLeast: 2 },
        }),
      },
    ),
  ],
})
