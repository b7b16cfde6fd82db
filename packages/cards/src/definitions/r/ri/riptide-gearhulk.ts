import { card, enters, keyword, put, target, the, triggered, upTo } from '@spellwright/dsl'

export const riptideGearhulk = card({
  name: 'Riptide Gearhulk',
  cost: '{1}{W}{W}{U}{U}',
  type: 'Artifact Creature — Construct',
  power: 2,
  toughness: 5,
  abilities: [
    keyword('double strike'),
    keyword('prowess'),
    triggered({
      on: enters('self'),
      targets: { permanent: target({ not: { type: 'land' }, controller: 'opponent' }, { count: upTo(1) }) },
      effects: [put('library', the('permanent'), { library: { position: 'top', depth: 3 } })],
    }),
  ],
})
