// Reads documents beside the page, served by ourselves.
import 'pdfjs-dist/build/pdf.worker.min.mjs'
