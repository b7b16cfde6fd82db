import { anyColor, card, did, gainLife, may, not, tapForMana, triggered, youCast } from '@spellwright/dsl'

export const ancientCornucopia = card({
  name: 'Ancient Cornucopia',
  type: 'Artifact',
  cost: '{2}{G}',
  abilities: [
    triggered({
      on: youCast({ not: { is: 'colorless' } }),
      condition: not(did('gainedLife')),
      effects: [
        may(gainLife({ kind: 'colorsAmong', of: { zone: 'stack', among: 'eventObject' } }), {
          kind: 'mark',
          name: 'gainedLife',
        }),
      ],
    }),
    tapForMana(anyColor()),
  ],
})
