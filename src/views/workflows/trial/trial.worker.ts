import { answerTo, type Question } from './answers.ts'

onmessage = ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) =>
  void answerTo(question).then(
    (answer) => postMessage({ id, answer }),
    () => postMessage({ id, failed: true }),
  )
