grant delete on insurer_products to covergate_app;
