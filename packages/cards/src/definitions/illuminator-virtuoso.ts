import { card, connive, keyword, triggered } from '@spellwright/dsl'

export const illuminatorVirtuoso = card({
  name: 'Illuminator Virtuoso',
  cost: '{1}{W}',
  type: 'Creature — Human Rogue',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('double strike'),
    triggered({
      on: { kind: 'becomesTarget', object: 'self', by: { zone: 'stack', controller: 'you' } },
      effects: [connive('self')],
    }),
  ],
})
