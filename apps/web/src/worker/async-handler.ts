import type { Answer, Answers, Decision, DecisionOf, PlayerDecisionHandler, SeatAccess, Shape } from 'spellwright/play'

/** A handler that answers questions of all shapes with one asynchronous function. */
export function asyncHandler(
  label: string,
  answer: (decision: Decision, seat: SeatAccess) => Promise<Answer>,
): PlayerDecisionHandler {
  const forShape =
    <S extends Shape>() =>
    async (decision: DecisionOf<S>, seat: SeatAccess): Promise<Answers[S]> =>
      (await answer(decision, seat)) as Answers[S]
  return {
    label,
    act: forShape<'act'>(),
    objects: forShape<'objects'>(),
    options: forShape<'options'>(),
    number: forShape<'number'>(),
    name: forShape<'name'>(),
    order: forShape<'order'>(),
    arrange: forShape<'arrange'>(),
    piles: forShape<'piles'>(),
    divide: forShape<'divide'>(),
    pay: forShape<'pay'>(),
    attack: forShape<'attack'>(),
    block: forShape<'block'>(),
    sideboard: forShape<'sideboard'>(),
  }
}
