import { card, enters, exactly, exile, put, ruleUntil, targetOpponent, the, triggered } from '@spellwright/dsl'

export const blackCatCunningThief = card({
  name: 'Black Cat, Cunning Thief',
  cost: '{3}{B}{B}',
  type: 'Legendary Creature — Human Rogue Villain',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { player: targetOpponent },
      effects: [
        { kind: 'lookAtTop', player: the('player'), count: 9, as: 'top' },
        { kind: 'chooseAmong', player: 'you', among: the('top'), count: exactly(2), as: 'two' },
        exile(the('two'), { as: 'exiled', faceDown: 'faceDown' }),
        put('library', the('top'), { library: { position: 'bottom', order: 'random' } }),
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          'game',
        ),
        ruleUntil({ kind: 'spendAsAnyColor', player: 'you', spell: { among: the('exiled') }, type: 'anyType' }, 'game'),
      ],
    }),
  ],
})
