import type { Verified } from '../../shared/endpoints/answers/documents.ts'

export interface DocumentContext {
  seal: string
  document: Verified | null
}

export interface DocumentEvent {
  type: 'check.retried'
}
