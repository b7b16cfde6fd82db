import {
  activated,
  card,
  destroy,
  draw,
  enters,
  keyword,
  tap,
  target,
  targetOpponent,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const loranOfTheThirdPath = card({
  name: 'Loran of the Third Path',
  cost: '{2}{W}',
  type: 'Legendary Creature — Human Artificer',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('vigilance'),
    triggered({
      on: enters('self'),
      targets: { permanent: target({ type: ['artifact', 'enchantment'] }, { count: upTo(1) }) },
      effects: [destroy(the('permanent'))],
    }),
    activated({ cost: [tap], targets: { player: targetOpponent }, effects: [draw(1), draw(1, the('player'))] }),
  ],
})
